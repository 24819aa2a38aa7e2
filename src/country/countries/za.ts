import type { OwnConventions } from '../own';

/** South Africa. People write the codes of its provinces, and their Afrikaans names. */
export const southAfrica: OwnConventions = {
  calledAlso: ['rsa', 'suid afrika'],
  placeAliases: {
    ...{ wc: 'western cape', 'wes kaap': 'western cape', ec: 'eastern cape', 'oos kaap': 'eastern cape' },
    ...{ nc: 'northern cape', 'noord kaap': 'northern cape', fs: 'free state', vrystaat: 'free state' },
    ...{ gp: 'gauteng', gt: 'gauteng', kzn: 'kwazulu natal', nw: 'north west', noordwes: 'north west' },
    ...{ lp: 'limpopo', mp: 'mpumalanga' },
  },
};
