/** What people type to find it. */
export default ['rsa', 'ssh key', 'public key'];
