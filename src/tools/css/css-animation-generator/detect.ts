import { defineDetect } from '@/kit/detect/guess';

/** One rule and nothing else: in a style sheet it is a part of many. */
const RULE =
  /^\s*@(?:-webkit-)?keyframes\s+["']?(--[\w-]+|-?[a-z_][\w-]*)["']?\s*\{((?:[^{}]{0,200}\{[^{}]{0,2000}\}){1,20})\s*\}\s*$/i;

export default defineDetect((text) => {
  const [, name, inside] = (text.length < 20_000 && RULE.exec(text)) || [];
  return name ? { score: 0.92, why: 'CSS keyframes', options: { keyframes: inside!.trim(), name } } : undefined;
});
