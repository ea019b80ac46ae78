import { useState } from 'react';
import { toast } from '@/ui/controls/Toast';
import type { Look } from './more-presets';

/** Of `LOOKS`, which come later. */
export const LOOK_NAMES: readonly string[] = [
  ...['sm', 'md', 'lg', 'xl', '2xl'].map((size) => `Tailwind ${size}`),
  ...Array.from({ length: 24 }, (_, i) => `Material ${i + 1}`),
  'Neumorphic',
  'Neumorphic, pressed',
];

/** The presets of design systems, fetched with the first that is chosen. */
export function useLooks(onLook: (look: Look) => void) {
  const [chosen, setChosen] = useState('');
  const choose = async (name: string) => {
    setChosen(name);
    try {
      const { LOOKS } = await import('./more-presets');
      const look = LOOKS.find((one) => one.name === name);
      if (look) onLook(look);
    } catch {
      toast({
        title: 'Presets couldn’t be loaded',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
    }
  };
  return { chosen, choose };
}
