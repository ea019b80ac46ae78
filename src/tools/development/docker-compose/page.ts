import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Paste docker run commands, one or many: with backslashes at the ends of lines or without, docker service create and podman run too. For the other directions paste a Compose file.',
    'Direction says what is made: a Compose file, docker run commands of one, or objects of Kubernetes from either.',
    'The result appears as you type. What could not be carried over is listed above it, and nothing is dropped silently.',
    'Copy it, or download docker-compose.yml, docker-run.sh or kubernetes.yaml.',
  ],
});
