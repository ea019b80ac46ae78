import { useMemo } from 'react';
import { nearestColorName } from '@/engines/color/names';
import type { Color } from '@/engines/color/srgb';
import FieldsViewer from '@/ui/output/viewers/FieldsViewer';
import { listColor } from './listed';

export const Formats = ({ color }: { color: Color }) => (
  <FieldsViewer label="Formats" value={useMemo(() => listColor(color), [color])} />
);

export function ColorName({ color }: { color: Color }) {
  const { name, exact } = useMemo(() => nearestColorName(color), [color]);
  return exact ? name : `near ${name}`;
}
