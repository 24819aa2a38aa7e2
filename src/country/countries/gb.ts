import { britain as withTenements } from '../lines/unit-first';
import { groupsOf, type OwnConventions } from '../own';

const LANE = groupsOf('type', ['lane ln la']);

/** Britain. People shorten its lanes to `La`, which is an article elsewhere, and its counties as the Royal Mail did. */
export const britain: OwnConventions = {
  ...withTenements,
  words: LANE,
  placeAliases: Object.fromEntries(
    [
      ['bedfordshire', 'beds'],
      ['berkshire', 'berks'],
      ['buckinghamshire', 'bucks'],
      ['cambridgeshire', 'cambs'],
      ['county durham', 'co durham'],
      ['east sussex', 'e sussex'],
      ['gloucestershire', 'glos|gloucs'],
      ['greater london', 'gtr london'],
      ['greater manchester', 'gtr manchester'],
      ['hampshire', 'hants'],
      ['hertfordshire', 'herts'],
      ['lancashire', 'lancs'],
      ['leicestershire', 'leics'],
      ['lincolnshire', 'lincs'],
      ['merseyside', 'mersey'],
      ['middlesex', 'middx'],
      ['northamptonshire', 'northants'],
      ['northumberland', 'northd'],
      ['north yorkshire', 'n yorks|n yorkshire'],
      ['nottinghamshire', 'notts'],
      ['oxfordshire', 'oxon'],
      ['shropshire', 'salop'],
      ['south yorkshire', 's yorks|s yorkshire'],
      ['staffordshire', 'staffs'],
      ['warwickshire', 'warks'],
      ['west midlands', 'w mids|west mids'],
      ['west sussex', 'w sussex'],
      ['west yorkshire', 'w yorks|w yorkshire'],
      ['wiltshire', 'wilts'],
      ['worcestershire', 'worcs'],
    ].flatMap(([county, names]) => names!.split('|').map((name) => [name, county!])),
  ),
};

export const ireland: OwnConventions = { words: LANE };
