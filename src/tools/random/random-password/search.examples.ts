/** What people type to find it. */
export default ['password', 'paswword', 'password generator', 'passphrase generator'];
