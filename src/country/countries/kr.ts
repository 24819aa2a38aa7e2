import type { OwnConventions } from '../own';

/** Korea. People shorten the names of provinces, and some have two. */
export const korea: OwnConventions = {
  placeAliases: {
    경기: '경기도',
    ...{ 강원: '강원특별자치도', 강원도: '강원특별자치도' },
    ...{ 충북: '충청북도', 충남: '충청남도' },
    ...{ 전북: '전북특별자치도', 전라북도: '전북특별자치도', 전남: '전라남도' },
    ...{ 경북: '경상북도', 경남: '경상남도' },
    ...{ 제주: '제주특별자치도', 제주도: '제주특별자치도' },
  },
};
