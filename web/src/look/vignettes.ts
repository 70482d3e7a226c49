import sheet from 'virtual:vignettes';

/** The drawings only tables show, put next to those the page came with. */
document.querySelector('.defs')?.insertAdjacentHTML('beforeend', sheet);
