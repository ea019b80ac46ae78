import type { ReactNode } from 'react';
import { type Backdrop, type Gradient, gradientsCss } from '@/engines/gradient';
import '@/ui/input/color/color.css';
import './gradient.css';

interface GradientPreviewProps {
  gradients: readonly Gradient[];
  /** Of the one that is being edited. */
  type: Gradient['type'];
  backdrop?: Backdrop;
  /** Of the picture; the preview has its proportions, on which angles and shapes depend. */
  width: number;
  height: number;
  /** Below it, as wide. */
  children?: ReactNode;
}

export const GradientPreview = ({ gradients, type, backdrop, width, height, children }: GradientPreviewProps) => (
  <div className="gradient-stage">
    <div
      className="gradient-frame see-through"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(max(44vh, 100vh - 520px) * ${width / height})` }}
    >
      <div
        role="img"
        aria-label={`Preview of the ${type} gradient`}
        className="gradient-preview"
        style={{
          backgroundImage: gradientsCss(gradients),
          backgroundColor: backdrop?.color,
          backgroundBlendMode: backdrop?.mode,
        }}
      />
    </div>
    {children}
  </div>
);
