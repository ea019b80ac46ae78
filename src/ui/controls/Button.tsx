import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { IconName } from '@/kit/icon-name';
import { copyText } from '../output/clipboard';
import { Icon } from './Icon';
import { type Toast, toast } from './Toast';

interface ButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
  variant?: 'plain' | 'primary' | 'quiet';
  small?: boolean;
  /** Draws the icon alone; the label stays as the accessible name and the tooltip. */
  iconOnly?: boolean;
  /** What it started is still under way. */
  busy?: boolean;
  label: string;
}

export function Button({
  icon,
  variant = 'plain',
  small,
  iconOnly,
  busy,
  label,
  className = '',
  ...rest
}: ButtonProps) {
  const shown: IconName | undefined = busy ? 'loader-circle' : icon;
  return (
    <button
      type="button"
      className={`button ${variant} ${small ? 'small' : ''} ${iconOnly ? 'icon-only' : ''} ${className}`}
      {...(iconOnly ? { 'aria-label': label, title: label } : {})}
      aria-busy={busy || undefined}
      {...rest}
    >
      {shown && <Icon name={shown} />}
      {!iconOnly && <span>{label}</span>}
    </button>
  );
}

/** How long "Copied!" stays. */
const COPIED_MS = 2000;

interface CopyButtonProps extends Omit<ButtonProps, 'label' | 'onClick' | 'value'> {
  label?: string;
  /** What is copied, or how to get it. */
  value?: string | (() => string | Promise<string>);
  /** Copies something that is no text; true once it was copied. */
  copy?: () => Promise<boolean>;
  /** A message beside the button's own "Copied!". */
  copiedMessage?: Toast | string;
}

/** Says "Copied!" for two seconds, and only once it was. */
export function CopyButton({
  label = 'Copy',
  icon = 'copy',
  value = '',
  copy,
  copiedMessage,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onClick = async () => {
    const done = copy ? await copy() : await copyText(typeof value === 'string' ? value : value());
    if (!done) {
      toast({
        title: 'Not copied',
        description: 'The browser didn’t allow it. Select the text and press Ctrl+C or ⌘C.',
        tone: 'destructive',
      });
      return;
    }
    setCopied(true);
    if (copiedMessage) toast(copiedMessage);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };

  return (
    <>
      <Button icon={copied ? 'check' : icon} label={copied ? 'Copied!' : label} onClick={onClick} {...rest} />
      <span className="unseen" role="status">
        {copied ? 'Copied!' : ''}
      </span>
    </>
  );
}
