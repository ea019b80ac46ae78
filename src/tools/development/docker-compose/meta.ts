import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Docker Run to Compose',
  description:
    'Turn docker run commands into a docker-compose.yml, a Compose file back into commands, or either into Kubernetes manifests.',
  keywords: [
    'docker run',
    'docker compose',
    'composerize',
    'decomposerize',
    'compose to docker run',
    'docker service create',
    'kubernetes manifest',
    'kompose',
    'convert',
    'yaml',
    'container',
    'podman',
    'docker',
  ],
  icon: 'container',
  popularity: 2,
  opens: ['.sh'],
  related: ['yaml-json', 'json-yaml', 'random-port', 'crontab', 'chmod-calculator'],
});
