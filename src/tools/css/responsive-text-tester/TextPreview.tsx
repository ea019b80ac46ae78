import { lazy, type Ref } from 'react';
import { StyledStage } from '@/families/styled/StyledStage';
import type { ToolOptions } from '@/kit/tool';
import { Boundary } from '@/ui/output/Boundary';
import { cssAt, type Styles } from './style';
import type definition from './tool';
import type { FluidState } from './useFluid';

const FluidStage = lazy(() => import('./FluidStage'));

const dressing = (width: number, scale: number, grid: boolean, font: string | undefined) => `
.frame { all: initial; display: block; width: ${width}px; zoom: ${scale}; min-height: 160px; background-color: #ffffff; color-scheme: light; overflow-wrap: anywhere; white-space: pre-wrap; ${
  grid
    ? 'background-image: linear-gradient(#0b6b4d40 1px, transparent 1px), linear-gradient(90deg, #0b6b4d40 1px, transparent 1px); background-size: 16px 16px;'
    : ''
} }
.text-container { outline: 1px dashed #8a8880; outline-offset: -1px; }
${font ? `.responsive-text { font-family: ${font} !important; }` : ''}`;

interface TextPreviewProps {
  values: ToolOptions<typeof definition>;
  styles: Styles;
  fluid: FluidState;
  text: string;
  /** Of the window that is shown. */
  width: number;
  /** How large a pixel of it is drawn. */
  scale: number;
  /** A font of the visitor's, where there is one. */
  font: string | undefined;
  room: Ref<HTMLDivElement>;
}

/** The text as a window of that width has it. */
export const TextPreview = ({ values, styles, fluid, text, width, scale, font, room }: TextPreviewProps) => (
  <div className="text-tester-room" ref={room}>
    {values.mode === 'fluid' ? (
      <Boundary what="The preview" fallback={<div className="styled-stage" />}>
        <FluidStage steps={fluid.steps} text={text} width={width} scale={scale} font={font} onWidth={fluid.setWidth} />
      </Boundary>
    ) : (
      <StyledStage
        label="Preview"
        css={cssAt(values.breakpoint, styles, values)}
        dressing={dressing(width, scale, values.grid, font)}
      >
        <div className="frame">
          <div className="text-container">
            <div className="responsive-text">{text}</div>
          </div>
        </div>
      </StyledStage>
    )}
  </div>
);
