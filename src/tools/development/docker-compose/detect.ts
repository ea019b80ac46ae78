import { defineDetect } from '@/kit/detect/guess';

const COMMAND = /^(?:[$#>]\s*)?(?:sudo\s+)?(?:docker|podman)\s+(?:container\s+)?(?:run|create|service\s+create)\s+\S/m;
const SERVICES = /^services:[ \t]*(?:#.*)?\r?$/m;
const OF_SERVICE = /^[ \t]+(?:image|build):/m;

export default defineDetect(
  (text) => {
    const start = text.slice(0, 5000);
    if (COMMAND.test(start)) return { score: 0.97, why: 'docker run command' };
    // It is YAML before all: what turns that into something else comes first.
    return SERVICES.test(start) && OF_SERVICE.test(start)
      ? { score: 0.8, why: 'Compose file', options: { direction: 'run' } }
      : undefined;
  },
  { reads: 'command' },
);
