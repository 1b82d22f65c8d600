import type { home as German } from '../de/home';

export const home = {
  title: 'Welcome to our shop',
  description: 'Our products with prices, delivery times and clear advice.',
  noGoods: 'There is nothing to buy here yet. The products will follow soon.',
  familyCount_one: '{count} product',
  familyCount_other: '{count} products',
  sliderLabel: 'Products: {title}',
  bannerLabel: 'News',
} satisfies typeof German;
