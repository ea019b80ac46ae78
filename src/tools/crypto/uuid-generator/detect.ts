import { defineDetect, type Guess } from '@/kit/detect/guess';

const UUID = /^(?:urn:uuid:)?\{?([\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12})\}?$/i;

export default defineDetect((text): Guess | undefined => {
  const [, uuid, version] = UUID.exec(text) ?? [];
  if (uuid)
    return {
      score: 0.98,
      why: /^[0f-]+$/i.test(uuid) ? 'UUID' : `UUID, version ${Number.parseInt(version!, 16)}`,
      options: { uuid },
    };
  // Of several the first is read.
  const [line = ''] = text.split('\n', 1);
  if (text.length < 5000 && text.includes('\n') && text.split(/\s+/).every((one) => UUID.test(one)))
    return { score: 0.9, why: 'UUIDs', options: { uuid: line.trim() } };
  const order = /^(?:uuid|guid)(?:\s*v?([14567]))?$/i.exec(text);
  return order
    ? { score: 0.9, why: 'A new UUID', options: { version: `v${order[1] ?? 4}`, count: 1 }, typed: true }
    : undefined;
});
