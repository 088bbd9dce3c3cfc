rule-sk-2 = Portée
    .text = Personne ne touche au-delà de 20 mètres.
rule-sk-1 = La table
    .text = Un ordre nomme des skiffs présents et à flot.
rule-sk-3 = Grain
    .text = Chaque skiff à flot jette un dé.
