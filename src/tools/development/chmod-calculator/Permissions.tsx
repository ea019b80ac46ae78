import { CLASSES, PERMISSIONS, permissionBit, SPECIALS, specialBit } from './mode';

const VALUES = [4, 2, 1];

const SPECIAL_HINTS = ['runs as the owner', 'runs as the group', 'only owners delete'];

export const Permissions = ({ mode, onChange }: { mode: number; onChange(mode: number): void }) => (
  <table>
    <thead>
      <tr>
        <td />
        {PERMISSIONS.map((permission, what) => (
          <th key={permission} scope="col">
            {permission} <small>({VALUES[what]})</small>
          </th>
        ))}
        <th scope="col">Digit</th>
      </tr>
    </thead>
    <tbody>
      {CLASSES.map((label, who) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {PERMISSIONS.map((permission, what) => (
            <td key={permission}>
              <Box
                label={`${label} ${permission}`}
                on={(mode & permissionBit(who, what)) !== 0}
                onChange={() => onChange(mode ^ permissionBit(who, what))}
              />
            </td>
          ))}
          <td className="cm-digit">{(mode >> (6 - who * 3)) & 7}</td>
        </tr>
      ))}
      <tr className="cm-special">
        <th scope="row">Special</th>
        {SPECIALS.map((special, at) => (
          <td key={special}>
            <Box
              label={special}
              shown
              hint={SPECIAL_HINTS[at]}
              on={(mode & specialBit(at)) !== 0}
              onChange={() => onChange(mode ^ specialBit(at))}
            />
          </td>
        ))}
        <td className="cm-digit">{mode >> 9}</td>
      </tr>
    </tbody>
  </table>
);

interface BoxProps {
  label: string;
  shown?: boolean;
  hint?: string;
  on: boolean;
  onChange(): void;
}

const Box = ({ label, shown, hint, on, onChange }: BoxProps) => (
  <label className="cm-box" title={hint}>
    <input type="checkbox" aria-label={label} checked={on} onChange={onChange} />
    {shown && <span aria-hidden="true">{label}</span>}
  </label>
);
