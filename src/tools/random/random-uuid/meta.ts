import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random UUID',
  description:
    'Generate random UUIDs: version 4, version 7 that sorts by time, or version 1 and 6, with or without dashes.',
  keywords: ['uuid v4', 'uuid v1', 'uuid v6', 'uuid v7', 'unique id', 'rfc 9562', 'rfc 4122', 'identifier'],
  icon: 'fingerprint-pattern',
  generator: true,
  related: ['uuid-generator', 'random-guid', 'ulid-generator', 'random-hex-number'],
  alsoIn: ['crypto'],
  similar: { isFor: 'random UUIDs of one version in one click', others: ['uuid-generator', 'random-guid'] },
});
