/** What people type to find it. */
export default ['encrypt', 'aes', 'decrypt text'];
