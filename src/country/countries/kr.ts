import type { OwnConventions } from '../own';

/** Korea. People shorten the names of provinces, and some have two. */
export const korea: OwnConventions = {
  placeAliases: {
    // Seoul is a province of the register, and the city that people mean.
    ...{ 서울: '서울특별시', 서울시: '서울특별시', 부산: '부산광역시', 부산시: '부산광역시' },
    ...{ 대구: '대구광역시', 대구시: '대구광역시', 인천: '인천광역시', 인천시: '인천광역시' },
    ...{ 대전: '대전광역시', 대전시: '대전광역시', 울산: '울산광역시', 울산시: '울산광역시' },
    ...{ 세종: '세종특별자치시', 세종시: '세종특별자치시' },
    경기: '경기도',
    ...{ 강원: '강원특별자치도', 강원도: '강원특별자치도' },
    ...{ 충북: '충청북도', 충남: '충청남도' },
    ...{ 전북: '전북특별자치도', 전라북도: '전북특별자치도', 전남: '전라남도' },
    ...{ 경북: '경상북도', 경남: '경상남도' },
    ...{ 제주: '제주특별자치도', 제주도: '제주특별자치도' },
  },
};
