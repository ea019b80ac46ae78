import type { IconName } from '@/kit/icon-name';

/**
 * One picture of the sheet that stands in the page; decoration only, so what it means is said in words beside it.
 * A page is written with the pictures it shows at first, and gets the others when it is at rest.
 */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
