"""What happens in a battle."""
