import { code, defineTool, result } from '@/kit';
import { summary } from '@/kit/output';
import { ELEMENT, iterations, MOTION, readName, TIMELINE, TIMING, WRITTEN } from './options';
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
  summarize: (_, { options: { name, duration, iterationCount } }) => {
    const count = iterations(iterationCount);
    return summary(`Animation ${name}`, `${duration} s`, count === 'infinite' ? 'for ever' : `${count}×`);
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
    {
      title: 'In four steps from the left, as a script',
      input: undefined,
      options: {
        keyframes: '0% { translate: -80px 0; easing: steps(4) } 100% { translate: 0 0; opacity: .5 }',
        duration: 0.6,
        iterationCount: '1',
        fillMode: 'both',
        reducedMotion: 'stop',
        writtenAs: 'waapi',
      },
      output: `const element = document.querySelector('.animated-element');
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  element.animate(
    [
      { offset: 0, translate: '-80px 0px', opacity: 1, easing: 'steps(4, end)' },
      { offset: 1, translate: '0px 0px', opacity: 0.5, easing: 'ease' },
    ],
    {
      duration: 600,
      delay: 0,
      iterations: 1,
      direction: 'normal',
      fill: 'both',
    },
  );
}`,
    },
    {
      title: 'A pulse for Tailwind',
      input: undefined,
      options: { name: 'pulse', preset: 'pulse', duration: 0.9, reducedMotion: 'stop', writtenAs: 'tailwind' },
      output: `/* <div class="w-[100px] h-[100px] rounded-[8px] bg-[#3b82f6] animate-pulse motion-reduce:animate-none"></div> */
@theme {
  --animate-pulse: 0.9s ease 0s infinite normal none pulse;

  @keyframes pulse {
    0% {
      scale: 1;
      animation-timing-function: ease-in-out;
    }
    50% {
      scale: 1.12;
      animation-timing-function: ease-in-out;
    }
    100% {
      scale: 1;
    }
  }
}`,
    },
  ],
});
