import { type Chain, place } from './place.ts';

const hours = { weekdays: '9am–6pm', saturday: '9am–5pm', sunday: '11am–4pm' };
const pictures = {
  quay: 'pictures/solvik/site-hamnskar',
  works: 'pictures/solvik/site-granby',
  fell: 'pictures/solvik/site-akers',
  park: 'pictures/solvik/site-lindo',
};

export const solvikUk: Chain = {
  site: 'solvik-uk',
  country: 'UK',
  kind: 'dealer',
  companyErpId: '4410',
  workshop: { weekdays: '8am–6pm', saturday: '8am–1pm' },
  places: [
    place('solvik-gateshead', 'Solvik Gateshead', ['12 Staithes Quay', 'NE8 2BJ', 'Gateshead', 'North East', '54.9603,-1.6178'], '01632 960140', 'BMW MINI LANDROVER VOLVO', hours, { bodyWork: true, picture: pictures.quay }),
    place('solvik-newcastle', 'Solvik Newcastle', ['40 Ouseburn Road', 'NE1 2PA', 'Newcastle upon Tyne', 'North East', '54.9761,-1.5912'], '01632 960141', 'BMW KIA VAUXHALL', hours, { websiteCity: 'Newcastle', picture: pictures.works }),
    place('solvik-sunderland', 'Solvik Sunderland', ['7 Wearmouth Way', 'SR5 1AQ', 'Sunderland', 'North East', '54.9142,-1.3868'], '01632 960142', 'KIA VAUXHALL', hours, { picture: pictures.quay }),
    place('solvik-durham', 'Solvik Durham', ['Unit 3, Dragon Lane', 'DH1 2RX', 'Durham', 'North East', '54.7871,-1.5392'], '01632 960143', 'VOLVO KIA', hours, { picture: pictures.park }),
    place('solvik-hexham', 'Solvik Hexham', ['21 Tyne Mills', 'NE46 1XL', 'Hexham', 'North East', '54.9746,-2.0937'], '01632 960144', 'LANDROVER', hours, { picture: pictures.fell }),
    place('solvik-middlesbrough', 'Solvik Middlesbrough', ['18 Riverside Park', 'TS2 1RE', 'Middlesbrough', 'Tees Valley', '54.5809,-1.2486'], '01632 960145', 'BMW MINI VAUXHALL', hours, { bodyWork: true, picture: pictures.works }),
    place('solvik-darlington', 'Solvik Darlington', ['5 Haughton Works', 'DL1 1SW', 'Darlington', 'Tees Valley', '54.5316,-1.5347'], '01632 960146', 'KIA VAUXHALL', hours),
    place('solvik-york', 'Solvik York', ['9 Clifton Sidings', 'YO30 4XB', 'York', 'Yorkshire', '53.9724,-1.1003'], '01632 960147', 'BMW MINI VOLVO', hours, { picture: pictures.park }),
    place('solvik-harrogate', 'Solvik Harrogate', ['33 Knaresborough Road', 'HG2 7NN', 'Harrogate', 'Yorkshire', '53.9951,-1.5184'], '01632 960148', 'LANDROVER VOLVO', hours, { picture: pictures.park }),
    place('solvik-leeds', 'Solvik Leeds', ['60 Aire Wharf', 'LS10 1JY', 'Leeds', 'Yorkshire', '53.7886,-1.5364'], '01632 960149', 'BMW MINI LANDROVER KIA', hours, { bodyWork: true, picture: pictures.quay }),
    place('solvik-carlisle', 'Solvik Carlisle', ['2 Kingstown Gate', 'CA3 0HA', 'Carlisle', 'Cumbria', '54.9214,-2.9476'], '01632 960150', 'KIA VAUXHALL VOLVO', hours, { picture: pictures.fell }),
    place('solvik-kendal', 'Solvik Kendal', ['14 Mintsfeet Yard', 'LA9 6LX', 'Kendal', 'Cumbria', '54.3389,-2.7361'], '01632 960151', 'LANDROVER VAUXHALL', hours, { picture: pictures.fell }),
    place('solvik-edinburgh', 'Solvik Edinburgh', ['27 Seafield Street', 'EH6 7LD', 'Edinburgh', 'Scotland', '55.9712,-3.1551'], '01632 960152', 'BMW MINI VOLVO', hours, { bodyWork: true, picture: pictures.quay }),
    place('solvik-glasgow', 'Solvik Glasgow', ['51 Clydeside Works', 'G14 0BX', 'Glasgow', 'Scotland', '55.8761,-4.3312'], '01632 960153', 'BMW KIA LANDROVER', hours, { picture: pictures.works }),
  ],
};
