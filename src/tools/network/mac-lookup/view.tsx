import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import TransformPage from '@/ui/pages/TransformPage';
import './view.css';

const RELATED = [
  ['mac-generator', 'MAC Address Generator', 'makes addresses with a prefix you found here.'],
  ['random-mac', 'Random MAC', 'makes completely random addresses, locally administered if you like.'],
  ['ipv6-ula', 'IPv6 ULA Generator', 'makes a private IPv6 network from a MAC address.'],
  ['ipv4-subnet', 'IPv4 Subnet Calculator', 'shows which network an IPv4 address is in.'],
] as const;

export default function MacLookup(props: ToolPageProps) {
  return (
    <div className="mac-lookup">
      <TransformPage {...props} page={props.page} />
      <Panel title="Related Features">
        {RELATED.map(([slug, name, does]) => (
          <details key={slug} name="related-features">
            <summary>{name}</summary>
            <p>
              <a href={`${import.meta.env.BASE_URL}tool/${slug}`}>{name}</a> {does}
            </p>
          </details>
        ))}
      </Panel>
    </div>
  );
}
