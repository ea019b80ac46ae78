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
      side={data && <Bits network={data.network} />}
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

const OCTET = 8;

/** The bits of the address, those of the network in colour, and the block on the line of all addresses. */
function Bits({ network }: { network: string }) {
  const [address = '', prefix = ''] = network.split('/');
  const length = Number(prefix);
  // Of IPv6 there are too many to read.
  if (address.includes(':')) return null;
  const octets = address.split('.').map(Number);
  const start = octets.reduce((sum, octet) => sum * 256 + octet, 0) / 2 ** 32;
  return (
    <figure className="sn-bits">
      <ol role="img" aria-label={`${length} network bits, ${32 - length} host bits`}>
        {octets.map((octet, at) => (
          <li key={at}>
            <b>{octet}</b>
            {Array.from({ length: OCTET }, (_, bit) => (
              <i key={bit} className={at * OCTET + bit < length ? 'of-network' : ''}>
                {(octet >> (OCTET - 1 - bit)) & 1}
              </i>
            ))}
          </li>
        ))}
      </ol>
      <figcaption>
        <span>
          <b className="of-network">{length}</b> network
        </span>
        <span>
          <b>{32 - length}</b> host
        </span>
      </figcaption>
      <div className="sn-line" role="img" aria-label={`Where ${network} is among all addresses`}>
        <i style={{ left: `${start * 100}%`, width: `${100 / 2 ** length}%` }} />
      </div>
      <p className="sn-ends" aria-hidden="true">
        <span>0.0.0.0</span>
        <span>255.255.255.255</span>
      </p>
    </figure>
  );
}
