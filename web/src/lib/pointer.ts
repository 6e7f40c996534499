/** How the last press came about: a finger cannot hover, so its first tap only aims. */
let last = 'mouse';
addEventListener('pointerdown', (event) => (last = event.pointerType), true);
addEventListener('keydown', () => (last = 'key'), true);

export const byFinger = (): boolean => last === 'touch';
