/** What people type to find it. */
export default ['uuid', 'uiid', 'guid'];
