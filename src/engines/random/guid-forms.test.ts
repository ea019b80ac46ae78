import { describe, expect, it } from 'vitest';
import { GUID_FORMS } from './guid-forms';

/**
 * From Python 3: `u = uuid.UUID(text)`, then `u.hex`, `base64.b64encode(u.bytes_le).decode()`, `u.urn`, and of `u.fields` and `u.bytes[8:]`
 * `'{0x%08x,0x%04x,0x%04x,{%s}}'`, the layout that Microsoft's page on Guid.ToString gives for X.
 */
const PYTHON = [
  [
    '00112233-4455-4677-8899-aabbccddeeff',
    '00112233445546778899aabbccddeeff',
    'MyIRAFVEd0aImaq7zN3u/w==',
    'urn:uuid:00112233-4455-4677-8899-aabbccddeeff',
    '{0x00112233,0x4455,0x4677,{0x88,0x99,0xaa,0xbb,0xcc,0xdd,0xee,0xff}}',
  ],
  [
    '2f778027-e127-4e09-8b08-688ce1779da3',
    '2f778027e1274e098b08688ce1779da3',
    'J4B3LyfhCU6LCGiM4Xedow==',
    'urn:uuid:2f778027-e127-4e09-8b08-688ce1779da3',
    '{0x2f778027,0xe127,0x4e09,{0x8b,0x08,0x68,0x8c,0xe1,0x77,0x9d,0xa3}}',
  ],
  [
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
    'ffffffffffff4fffbfffffffffffffff',
    '/////////0+//////////w==',
    'urn:uuid:ffffffff-ffff-4fff-bfff-ffffffffffff',
    '{0xffffffff,0xffff,0x4fff,{0xbf,0xff,0xff,0xff,0xff,0xff,0xff,0xff}}',
  ],
] as const;

describe('the forms of a GUID', () => {
  it.each(PYTHON)('of %s are those that Python writes', (guid, n, base64, urn, x) => {
    expect(GUID_FORMS.d(guid, false)).toBe(guid);
    expect(GUID_FORMS.n(guid, false)).toBe(n);
    expect(GUID_FORMS.base64(guid)).toBe(base64);
    expect(GUID_FORMS.urn(guid)).toBe(urn);
    expect(GUID_FORMS.x(guid, false)).toBe(x);
    expect(GUID_FORMS.b(guid, false)).toBe(`{${guid}}`);
    expect(GUID_FORMS.p(guid, false)).toBe(`(${guid})`);
    expect(GUID_FORMS.registry(guid)).toBe(`{${guid.toUpperCase()}}`);
  });

  it('have capitals among the digits alone', () => {
    expect(GUID_FORMS.x('0a1b2c3d-4e5f-4a7b-8c9d-aebfc0d1e2f3', true)).toBe(
      '{0x0A1B2C3D,0x4E5F,0x4A7B,{0x8C,0x9D,0xAE,0xBF,0xC0,0xD1,0xE2,0xF3}}',
    );
    expect(GUID_FORMS.p('0a1b2c3d-4e5f-4a7b-8c9d-aebfc0d1e2f3', true)).toBe('(0A1B2C3D-4E5F-4A7B-8C9D-AEBFC0D1E2F3)');
  });
});
