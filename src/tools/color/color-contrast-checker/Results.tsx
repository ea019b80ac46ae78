import { Icon } from '@/ui/controls/Icon';
import { apcaUse, type Check } from './check';

export function Results({ check: { written, doubt, verdict, apca } }: { check: Check }) {
  const rows = [
    ['Normal text', verdict.aa, '4.5:1', verdict.aaa, '7:1'],
    ['Large text', verdict.aaLarge, '3:1', verdict.aaaLarge, '4.5:1'],
    ['UI components', verdict.ui, '3:1', undefined, ''],
  ] as const;
  return (
    <>
      <div className="panel-body cc-figures">
        <p>
          <span>Contrast ratio</span>
          <output>{written}:1</output>
          {doubt && <small>{doubt}</small>}
        </p>
        <p>
          <span>APCA</span>
          <strong>Lc {apca}</strong>
          <small>{apcaUse(apca)}</small>
        </p>
      </div>
      <table className="cc-levels">
        <thead>
          <tr>
            <th scope="col">WCAG 2.2</th>
            <th scope="col">AA</th>
            <th scope="col">AAA</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, aa, aaNeeds, aaa, aaaNeeds]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Verdict passes={aa} needs={aaNeeds} />
              </td>
              <td>
                {aaa === undefined ? (
                  <span className="field-note">no rule</span>
                ) : (
                  <Verdict passes={aaa} needs={aaaNeeds} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Verdict = ({ passes, needs }: { passes: boolean; needs: string }) => (
  <span className={passes ? 'cc-pass' : 'cc-fail'}>
    <Icon name={passes ? 'check' : 'x'} />
    <b>{passes ? 'Pass' : 'Fail'}</b>
    <small>{needs}</small>
  </span>
);
