/** What people type to find it. */
export default ['2fa', 'totp', 'authenticator'];
