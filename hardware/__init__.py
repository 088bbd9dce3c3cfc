"""What a builder needs: parts, wiring, printable bodies, their checks and pictures, the study of sensed dice."""
