/** What people type to find it. */
export default ['image to ascii', 'photo to ascii art', 'img2txt'];
