/** What people type to find it. */
export default ['seed phrase', 'mnemonic'];
