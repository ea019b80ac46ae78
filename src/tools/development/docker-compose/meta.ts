import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Docker Run to Compose',
  description:
    'Turn docker run commands into a docker-compose.yml: every option, several commands at once, nothing dropped silently.',
  keywords: ['docker run', 'docker compose', 'composerize', 'convert', 'yaml', 'container', 'podman', 'docker'],
  icon: 'container',
  popularity: 2,
  opens: ['.sh'],
  related: ['yaml-json', 'json-yaml', 'random-port', 'crontab', 'chmod-calculator'],
});
