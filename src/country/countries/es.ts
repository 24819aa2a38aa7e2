import { groupsOf, type OwnConventions } from '../own';

/** Spanish America: people write `Boulevard` for a `Bulevar`, and short forms that Spain has not. */
export const spanishAmerica: OwnConventions = {
  words: [
    ...groupsOf('type', ['bulevar boulevard blvd blvr bulev blv bv', 'privada priv pv', 'calzada calz czda']),
    ...groupsOf('word', ['norte nte']),
  ],
};

/**
 * Spain: a street type is the same in Spanish, Catalan, Galician and Basque, because a register has one of them and people
 * write another: `Passeig de Gràcia`, `Paseo de Gracia`.
 */
export const spain: OwnConventions = {
  words: groupsOf('type', [
    'calle c cl cll carrer rua kalea kale',
    'avenida avda av avd avinguda avgda etorbidea etorb',
    'plaza pl pza plza pz placa plc praza enparantza',
    'paseo po pso ps pas passeig pg psg pasealekua ibilbidea',
    'carretera ctra estrada estda errepidea err',
    'camino cno cmno cami bidea bide',
    'pasaje psje pje passatge ptge pasaxe',
    'travesia trav tva trva travessia trv travesa zeharbidea',
    'parque pque pq parc parkea',
    'ronda rda',
    'bulevar blvr bulev bv boulevard',
  ]),
};
