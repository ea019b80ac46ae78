import { useColorReader } from '@/families/gradient/useColorReader';
import { readable } from '@/families/styled/readable';
import type { ToolOptions } from '@/kit/tool';
import { type Breakpoint, initialStyle, parseStyle, readTextShadow, type Styles, type TextStyle } from './style';
import type definition from './tool';

/** The style of each breakpoint as it is kept and as it is drawn, and how colors in it are read. */
export function useStyles(values: ToolOptions<typeof definition>) {
  const { read, keep: save, remarks } = useColorReader();
  const stylesBy = (make: (name: Breakpoint) => TextStyle): Styles => ({
    sm: make('sm'),
    md: make('md'),
    lg: make('lg'),
    xl: make('xl'),
  });
  const kept = stylesBy((name) =>
    readable(
      () => parseStyle(values[name], name, save),
      () => initialStyle(name),
    ),
  );
  const styles = stylesBy((name) => ({
    ...kept[name],
    color: read(kept[name].color),
    textShadow: readTextShadow(kept[name].textShadow, read),
  }));
  const readers = { color: save, textShadow: (text: string) => readTextShadow(text, save) };
  return { kept, styles, readers, remarks };
}
export type StylesState = ReturnType<typeof useStyles>;
