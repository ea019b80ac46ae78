import { Button, CopyButton } from '@/ui/controls/Button';
import { type Codes, PERIOD } from './totp';

const CIRCLE = 2 * Math.PI * 15;

interface FacesProps {
  codes: (Codes & { type: 'totp' | 'hotp'; period: number; digits: number }) | undefined;
  /** Goes on to the next counter, where codes are counted. */
  onCount(): void;
}

/** The code that counts now, between the one before and the one after. */
export function Faces({ codes, onCount }: FacesProps) {
  const period = codes?.period ?? PERIOD;
  const left = codes?.remaining ?? period;
  const blank = '·'.repeat(codes?.digits ?? 6);
  return (
    <div className={`otp-faces ${(codes?.digits ?? 6) > 6 ? 'long' : ''}`}>
      <Face label="Previous" code={codes?.previous} blank={blank} />
      <div className="otp-current">
        {codes?.type !== 'hotp' && (
          <svg className="otp-ring" viewBox="0 0 36 36" role="img" aria-label={`Next code in ${left} s`}>
            <circle cx="18" cy="18" r="15" />
            <circle cx="18" cy="18" r="15" strokeDasharray={`${(CIRCLE * left) / period} ${CIRCLE}`} />
          </svg>
        )}
        <Face label="Current OTP" code={codes?.current} blank={blank} />
        {codes?.type === 'hotp' ? (
          <Button small label="Next Counter" icon="plus" onClick={onCount} />
        ) : (
          <span className="quiet-note">Next in {left} s</span>
        )}
      </div>
      <Face label="Next" code={codes?.next} blank={blank} />
    </div>
  );
}

const Face = ({ label, code, blank }: { label: string; code: string | undefined; blank: string }) => (
  <div className="otp-face">
    <span>{label}</span>
    <output aria-label={label}>{code ?? blank}</output>
    <CopyButton iconOnly small variant="quiet" label={`Copy ${label}`} value={code ?? ''} disabled={!code} />
  </div>
);
