import { defineDetect } from '@/kit/detect/guess';

const COMMAND = /^(?:[$#>]\s*)?(?:sudo\s+)?(?:docker|podman)\s+(?:container\s+)?(?:run|create|service\s+create)\s+\S/m;

export default defineDetect((text) =>
  COMMAND.test(text.slice(0, 5000)) ? { score: 0.97, why: 'docker run command' } : undefined,
);
