import { code, defineTool, result } from '@/kit';
import { ELEMENT, MOTION, readName, TIMELINE, TIMING, WRITTEN } from './options';
import { timelineOf, writeAnimation } from './outputs';

export { ELEMENT, iterations, MOTION, readName, TIMING } from './options';
export { animationCss } from './outputs';

const NAMES: Readonly<Record<string, string>> = { waapi: 'animation.js', tailwind: 'animation-theme.css' };

export default defineTool({
  options: { ...TIMING, ...MOTION, ...ELEMENT, ...TIMELINE, ...WRITTEN },
  output: code(({ writtenAs }) => (writtenAs === 'waapi' ? 'javascript' : 'css'), {
    label: 'CSS',
    copyLabel: 'Copy CSS',
    download: ({ writtenAs }) => NAMES[String(writtenAs)] ?? 'animation-styles.css',
  }),
  action: 'Generate',
  run: async (_, options) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read, remarks } = colorReader();
    const design = { ...options, name: readName(options.name), backgroundColor: read(options.backgroundColor) };
    const timeline = timelineOf(design, read);
    const { text, notes } = writeAnimation(design, timeline?.keyframes);
    const leftOut = timeline?.leftOut.map((name) => `${name} was left out: it can’t be animated here.`) ?? [];
    return result(text, { notes: [...remarks, ...leftOut, ...notes] });
  },
  examples: [
    {
      title: 'A full turn, for ever',
      input: undefined,
      options: { name: 'spin', timingFunction: 'linear', translateX: 0, rotate: 360 },
      output: `.animated-element {
  width: 100px;
  height: 100px;
  background-color: #3b82f6;
  border-radius: 8px;
  animation-name: spin;
  animation-duration: 1s;
  animation-timing-function: linear;
  animation-delay: 0s;
  animation-iteration-count: infinite;
  animation-direction: normal;
  animation-fill-mode: none;
}

@keyframes spin {
  from {
    transform: translate(0px, 0px) scale(1) rotate(0deg);
    opacity: 1;
  }
  to {
    transform: translate(0px, 0px) scale(1) rotate(360deg);
    opacity: 1;
  }
}`,
    },
  ],
});
