// Where the portal is served by something that writes no brand into the page, a returning visitor still sees the last good
// brand and language in the first frame. Our own server writes both, and this does nothing.
(() => {
  const root = document.documentElement;
  try {
    const brand = localStorage.getItem('sy_brand');
    if (!root.dataset.brand && brand && /^[a-z0-9-]{1,63}$/.test(brand)) root.dataset.brand = brand;
    if (localStorage.getItem('sy_language') === 'en') root.lang = 'en';
  } catch {
    // Storage is off: the page waits for the school's record instead.
  }
})();
