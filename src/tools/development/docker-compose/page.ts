import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Paste docker run commands, one or many, with or without backslashes at line ends; docker service create and podman run work too. Or paste a Compose file.',
    'Direction sets the result: a Compose file, docker run commands from one, or Kubernetes objects from either.',
    'The result appears as you type. Anything that couldn’t be converted is listed above it.',
    'Copy it, or download docker-compose.yml, docker-run.sh or kubernetes.yaml.',
  ],
});
