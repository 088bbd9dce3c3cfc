"""What a builder needs: parts, wiring, printable bodies, checks and pictures, a study of sensed dice."""
