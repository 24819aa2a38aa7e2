export { readBagAddresses } from './addresses';
export { readBagAreas } from './areas';
