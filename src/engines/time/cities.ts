import { nameKey } from './name-key';

/** Cities by the zone whose clocks they have. The zone's own city is found by the zone's name. */
const LISTED = `
Africa/Abidjan Yamoussoukro, Dakar, Accra, Kumasi, Bamako, Ouagadougou, Conakry, Freetown, Banjul, Lomé, Nouakchott, Reykjavík
Africa/Algiers Oran, Constantine
Africa/Cairo Alexandria, Giza
Africa/Casablanca Rabat, Marrakesh, Fez, Tangier
Africa/Johannesburg Cape Town, Durban, Pretoria, Port Elizabeth, Bloemfontein, Maseru, Mbabane
Africa/Lagos Abuja, Kano, Ibadan, Port Harcourt, Luanda, Kinshasa, Douala, Yaoundé, Libreville, Cotonou, Niamey, Brazzaville
Africa/Maputo Harare, Lusaka, Gaborone, Lilongwe, Kigali, Lubumbashi, Bulawayo
Africa/Nairobi Mombasa, Addis Ababa, Dar es Salaam, Dodoma, Kampala, Mogadishu, Djibouti City, Antananarivo, Asmara
America/Anchorage Fairbanks, Juneau
America/Argentina/Buenos_Aires Córdoba, Rosario, La Plata
America/Bogota Medellín, Cali, Barranquilla, Cartagena
America/Caracas Maracaibo, Valencia (Venezuela)
America/Chicago Houston, Dallas, Austin, San Antonio, Fort Worth, Minneapolis, St. Louis, Milwaukee, Nashville, Memphis, New Orleans, Kansas City, Oklahoma City, Tulsa, Omaha, Madison
America/Costa_Rica San José (Costa Rica)
America/Denver Salt Lake City, Albuquerque, Colorado Springs, Boulder, Santa Fe
America/Edmonton Calgary
America/Guatemala Guatemala City, Antigua
America/Guayaquil Quito
America/Halifax Moncton, Fredericton
America/Havana Santiago de Cuba
America/Jamaica Kingston
America/La_Paz Santa Cruz, Cochabamba
America/Lima Cusco, Arequipa
America/Los_Angeles San Francisco, San Diego, San Jose, Seattle, Portland, Las Vegas, Sacramento, Oakland, Palo Alto, Mountain View
America/Managua León (Nicaragua)
America/Mexico_City Guadalajara, Puebla, León, Querétaro
America/Monterrey Saltillo
America/Montevideo Punta del Este
America/New_York Boston, Washington, Philadelphia, Miami, Atlanta, Orlando, Tampa, Charlotte, Raleigh, Pittsburgh, Cleveland, Columbus, Cincinnati, Baltimore, Buffalo, Jacksonville
America/Panama Panama City
America/Phoenix Tucson, Scottsdale
America/Port_of_Spain San Fernando
America/Puerto_Rico San Juan
America/Santiago Valparaíso, Concepción
America/Santo_Domingo Punta Cana
America/Sao_Paulo Rio de Janeiro, Brasília, Belo Horizonte, Salvador da Bahia, Porto Alegre, Curitiba
America/Tijuana Mexicali
America/Toronto Ottawa, Montreal, Quebec City, Hamilton (Canada)
America/Vancouver Victoria, Whistler
America/Winnipeg Brandon
Asia/Almaty Astana, Shymkent
Asia/Amman Aqaba
Asia/Baghdad Basra, Erbil
Asia/Baku Ganja
Asia/Bangkok Chiang Mai, Phuket, Pattaya, Phnom Penh, Vientiane
Asia/Beirut Tripoli (Lebanon)
Asia/Colombo Kandy
Asia/Damascus Aleppo
Asia/Dhaka Chittagong
Asia/Dubai Abu Dhabi, Sharjah, Muscat
Asia/Ho_Chi_Minh Hanoi, Da Nang
Asia/Hong_Kong Kowloon
Asia/Jakarta Bandung, Surabaya, Yogyakarta, Medan
Asia/Jerusalem Tel Aviv, Haifa
Asia/Kabul Kandahar
Asia/Karachi Lahore, Islamabad, Rawalpindi
Asia/Kathmandu Pokhara
Asia/Kolkata Mumbai, Delhi, New Delhi, Bengaluru, Chennai, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, Goa, Lucknow
Asia/Kuala_Lumpur George Town, Johor Bahru
Asia/Kuwait Kuwait City
Asia/Makassar Denpasar, Bali
Asia/Manila Quezon City, Cebu, Davao
Asia/Qatar Doha
Asia/Riyadh Jeddah, Mecca, Medina, Dammam, Sanaa, Aden
Asia/Seoul Busan, Incheon, Daegu
Asia/Shanghai Beijing, Shenzhen, Guangzhou, Chengdu, Chongqing, Hangzhou, Wuhan, Nanjing, Suzhou, Tianjin, Xi'an, Qingdao
Asia/Taipei Kaohsiung, Taichung
Asia/Tashkent Samarkand, Bukhara
Asia/Tbilisi Batumi
Asia/Tehran Isfahan, Shiraz, Mashhad
Asia/Tokyo Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Fukuoka, Kobe, Hiroshima, Sendai
Asia/Yangon Mandalay, Naypyidaw
Asia/Yekaterinburg Perm, Chelyabinsk, Ufa
Australia/Adelaide Mount Gambier
Australia/Brisbane Gold Coast, Cairns, Townsville
Australia/Melbourne Geelong
Australia/Perth Fremantle
Australia/Sydney Canberra, Newcastle (Australia), Wollongong
Europe/Amsterdam Rotterdam, The Hague, Utrecht, Eindhoven
Europe/Athens Thessaloniki, Heraklion
Europe/Belgrade Novi Sad
Europe/Berlin Munich, Hamburg, Frankfurt, Cologne, Stuttgart, Düsseldorf, Leipzig, Dresden, Hanover, Nuremberg, Bremen, Bonn
Europe/Brussels Antwerp, Ghent, Bruges
Europe/Bucharest Cluj-Napoca, Timișoara
Europe/Budapest Debrecen
Europe/Copenhagen Aarhus, Odense
Europe/Dublin Cork, Galway, Limerick
Europe/Helsinki Tampere, Turku, Espoo
Europe/Istanbul Ankara, Izmir, Antalya
Europe/Kyiv Lviv, Odesa, Kharkiv
Europe/Lisbon Porto, Braga, Faro
Europe/Ljubljana Maribor
Europe/London Manchester, Birmingham, Edinburgh, Glasgow, Liverpool, Leeds, Bristol, Cardiff, Belfast, Oxford, Cambridge, Sheffield
Europe/Luxembourg Luxembourg City
Europe/Madrid Barcelona, Valencia, Seville, Bilbao, Málaga, Zaragoza, Palma
Europe/Minsk Gomel
Europe/Monaco Monte Carlo
Europe/Moscow Saint Petersburg, Kazan, Nizhny Novgorod, Sochi
Europe/Oslo Bergen, Trondheim, Stavanger
Europe/Paris Lyon, Marseille, Toulouse, Nice, Bordeaux, Lille, Nantes, Strasbourg, Montpellier
Europe/Prague Brno, Ostrava
Europe/Riga Daugavpils
Europe/Rome Milan, Naples, Turin, Florence, Venice, Bologna, Palermo, Genoa
Europe/Sarajevo Mostar
Europe/Sofia Plovdiv, Varna
Europe/Stockholm Gothenburg, Malmö, Uppsala
Europe/Tallinn Tartu
Europe/Vienna Graz, Salzburg, Innsbruck, Linz
Europe/Vilnius Kaunas
Europe/Warsaw Kraków, Wrocław, Gdańsk, Poznań, Łódź, Katowice
Europe/Zagreb Split, Dubrovnik
Europe/Zurich Geneva, Basel, Bern, Lausanne, Lugano, Winterthur
Pacific/Auckland Wellington, Christchurch, Hamilton, Queenstown, Dunedin
Pacific/Fiji Suva, Nadi
Pacific/Guam Hagåtña
Pacific/Honolulu Hilo, Maui
Pacific/Tahiti Papeete`;

export interface Place {
  readonly name: string;
  readonly zone: string;
}

let all: readonly Place[] | undefined;
/** Every city of the list. */
export function listCities(): readonly Place[] {
  all ??= LISTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [zone = ''] = line.split(' ', 1);
      const names = line.slice(zone.length + 1).split(', ');
      return [cityOfZone(zone), ...names].map((name) => ({ name, zone }));
    });
  return all;
}

/** "Asia/Ho_Chi_Minh" is Ho Chi Minh. */
export const cityOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

export const cityNamed = (name: string): Place | undefined => {
  const key = nameKey(name);
  return listCities().find((place) => nameKey(place.name) === key);
};
