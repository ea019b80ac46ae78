import { useColorReader } from '@/families/gradient/useColorReader';
import { readable } from '@/families/styled/readable';
import { type Design, ELEMENT, iterations, readName, TIMING } from './options';
import { easingOf } from './outputs';

/** The options with what can be read of name and color, and how they are read. */
export function useDesign(values: Design) {
  const { read, keep: save, remarks } = useColorReader();

  const design = {
    ...values,
    name: readable(
      () => readName(values.name),
      () => TIMING.name.initial,
    ),
    backgroundColor: readable(
      () => read(values.backgroundColor),
      () => ELEMENT.backgroundColor.initial,
    ),
  };
  const usual = TIMING.easing.initial;
  const easing = readable(
    () => easingOf(design),
    () => usual,
  );
  const readers = { name: readName, iterationCount: iterations, backgroundColor: save };
  return {
    design: { ...design, easing: values.timingFunction === 'custom' ? easing : usual },
    readers,
    read,
    save,
    remarks,
  };
}
export type DesignState = ReturnType<typeof useDesign>;
