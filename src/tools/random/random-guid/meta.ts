import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random GUID',
  description:
    'Generate up to 1,000 random GUIDs for Windows and .NET: with braces, as registry or C code, Base64 or URN.',
  keywords: ['guid generator', 'globally unique identifier', 'windows registry', 'com class id', 'microsoft', 'uuid'],
  icon: 'id-card',
  generator: true,
  related: ['random-uuid', 'uuid-generator', 'random-hex-number'],
  similar: { isFor: 'GUIDs with braces, for Windows and .NET', others: ['uuid-generator', 'random-uuid'] },
});
