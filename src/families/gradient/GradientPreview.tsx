import type { ReactNode } from 'react';
import { type Backdrop, type Gradient, gradientCss } from '@/engines/gradient';
import '@/ui/input/color/color.css';
import './gradient.css';

interface GradientPreviewProps {
  gradient: Gradient;
  backdrop?: Backdrop;
  /** Of the picture; the preview has its proportions, on which angles and shapes depend. */
  width: number;
  height: number;
  /** Below it, as wide. */
  children?: ReactNode;
}

export const GradientPreview = ({ gradient, backdrop, width, height, children }: GradientPreviewProps) => (
  <div className="gradient-stage">
    <div
      className="gradient-frame see-through"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(max(44vh, 100vh - 520px) * ${width / height})` }}
    >
      <div
        role="img"
        aria-label={`Preview of the ${gradient.type} gradient`}
        className="gradient-preview"
        style={{
          backgroundImage: gradientCss(gradient),
          backgroundColor: backdrop?.color,
          backgroundBlendMode: backdrop?.mode,
        }}
      />
    </div>
    {children}
  </div>
);
