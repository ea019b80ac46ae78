import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

/** Narrower than this no name can be read. */
const NAMED = 0.06;

/** The shared page, with the network drawn as a strip where it is split. */
export default function Ipv4Subnet(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page }, { each: true });
  const { outcome, error } = transform.run;
  // Several lines are a table, of which there is nothing to draw.
  const data = error ? undefined : outcome?.data;
  return (
    <TransformLayout
      transform={transform}
      belowResult={
        data?.parts && data.parts.length > 0 ? (
          <div
            className="sn-strip"
            role="img"
            aria-label={`${data.network} drawn: ${data.parts.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
          >
            {data.parts.map(({ label, value, share }) => (
              <i
                key={value}
                className={label === 'Free' ? 'is-free' : undefined}
                style={{ flexGrow: share }}
                title={`${label} ${value}`}
              >
                {share >= NAMED && (
                  <>
                    <b>{label}</b> {value.replace(/^.*(?=\/)/, '')}
                  </>
                )}
              </i>
            ))}
          </div>
        ) : null
      }
    />
  );
}
