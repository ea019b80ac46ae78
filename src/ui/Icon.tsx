import icons from './icons.generated.svg?url';

/** One picture of the sprite; decoration only, so what it means is said in words beside it. */
export const Icon = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
    <use href={`${icons}#${name}`} />
  </svg>
);
