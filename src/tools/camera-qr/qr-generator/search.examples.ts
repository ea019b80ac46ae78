/** What people type to find it. */
export default ['qr', 'qr code'];
