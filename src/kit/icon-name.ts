import type tags from 'lucide-static/tags.json';

/**
 * What Lucide calls its icons, and one that it has renamed. What is written where this type is asked for comes into the
 * sheet: scripts/icons.mjs finds it.
 */
export type IconName = keyof typeof tags | 'trash-2';
