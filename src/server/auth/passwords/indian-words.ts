/**
 * Words that people in India put into passwords and that no English list has. Each list is short: an attacker tries all
 * of it, so the place of a word in it counts for little.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

const gods = words(`
  ram rama shri shree sri krishna krishn shiva shiv mahadev mahakal shankar bholenath ganesh ganesha ganpati ganpathi
  vinayak hanuman bajrangbali durga kali lakshmi laxmi saraswati parvati vishnu narayan narayana brahma balaji tirupati
  venkateswara venkatesh murugan muruga ayyappa swamy swami sai saibaba saisai sairam shirdi radha radhe sita gopal
  govinda govind kanha madhav jagannath vitthal pandurang khandoba bhavani amba ambe maa vaishnodevi kartikeya indra
  surya allah muhammad mohammed mustafa bismillah mashallah inshallah alhamdulillah khuda waheguru nanak gurunanak
  satnam satguru khalsa jesus christ yesu mariam mahavir mahaveer buddha buddh ambedkar guru om aum`);

const places = words(`
  india bharat hindustan mumbai bombay delhi newdelhi dilli bangalore bengaluru kolkata calcutta chennai madras hyderabad
  secunderabad pune poona ahmedabad amdavad surat jaipur lucknow kanpur nagpur indore bhopal patna vadodara baroda
  ghaziabad ludhiana agra nashik nasik faridabad meerut rajkot varanasi kashi banaras srinagar aurangabad dhanbad
  amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati
  chandigarh solapur hubli mysore mysuru tiruchirappalli trichy bareilly aligarh moradabad gurgaon gurugram noida thane
  navimumbai kochi cochin trivandrum thiruvananthapuram kozhikode calicut mangalore mangaluru vizag visakhapatnam
  guntur warangal nellore salem tirunelveli bhubaneswar cuttack puri dehradun haridwar rishikesh shimla manali jammu
  udaipur ajmer pushkar ujjain mathura vrindavan ayodhya goa panaji pondicherry puducherry shillong imphal gangtok
  maharashtra gujarat rajasthan punjab haryana kerala karnataka tamilnadu tamil telangana andhra andhrapradesh odisha
  orissa bengal westbengal bihar jharkhand assam kashmir himachal uttarakhand uttarpradesh madhyapradesh chhattisgarh
  sikkim nagaland ladakh himalaya ganga yamuna`);

const people = words(`
  sachin tendulkar virat kohli dhoni mahi msdhoni rohit rohitsharma hitman gill shubman bumrah jadeja sirjadeja ashwin
  raina yuvraj yuvi sehwag gambhir dravid ganguly dada kumble kapil kapildev gavaskar zaheer harbhajan bhajji rahul
  klrahul pandya hardik pant rishabh surya suryakumar siraj shami smriti mandhana harmanpreet mithali csk rcb mi kkr srh
  chennaisuperkings mumbaiindians royalchallengers kolkataknightriders ipl teamindia bcci cricket neeraj abhinav saina
  sindhu sania srk shahrukh salman salmankhan aamir amitabh bachchan akshay hrithik ranbir ranveer deepika katrina
  kareena priyanka alia aishwarya madhuri rajini rajinikanth kamal vijay thalapathy thala ajith prabhas alluarjun
  mahesh pawankalyan yash mohanlal mammootty arijit lata modi narendramodi namo gandhi bapu mahatma nehru bose bhagat
  bhagatsingh shivaji shivajimaharaj chhatrapati sambhaji maratha tagore kalam abdulkalam vivekananda`);

const names = words(`
  aarav aditya ajay akash akhil amar amit amol anand anil anita anjali ankit ankita anu anuj anushka aparna arjun arun
  aryan asha ashish ashok ashwini avinash ayush bhavna chetan deepa deepak dev dinesh divya ganga gaurav gauri geeta
  gopi hari harish harsh hemant isha jaya jyoti kajal karan karthik kavita kavya khushi kiran kishore kumar kunal lalit
  lokesh madhu mahendra manish manisha manoj mayank meena meera megha mohan mohit mukesh nandini naveen neha nikhil
  nilesh nisha nitin om pankaj pooja prakash pramod pranav prasad prashant pratik praveen preeti priya rahul raj raja
  rajan rajeev rajesh raju rakesh ramesh rani ravi rekha renu ritu riya rohan roshan rupa sagar sahil sameer sandeep
  sangeeta sanjay sanjeev santosh sapna sarita satish saurabh seema shalini shanti sharad shilpa shreya shruti shubham
  shweta siddharth sneha sonal sonia sonu subhash sudha sudhir sujata suman sumit sunil sunita suresh sushma swati tanvi
  tarun tushar uday uma umesh usha vaibhav vandana varun vikas vikram vinay vinod vipul vishal vivek yash yogesh
  zoya aisha fatima imran irfan khan arbaaz ayaan rehan sameena zara farhan gurpreet harpreet jaspreet manpreet simran
  baba bunty chintu golu guddu gudiya munna pappu pinky rinku tinku`);

const surnames = words(`
  sharma verma gupta singh kumar patel shah mehta desai joshi kulkarni deshmukh deshpande patil pawar jadhav shinde
  chavan more gaikwad kale rao reddy naidu nair menon pillai iyer iyengar krishnan raman subramanian murthy hegde shetty
  kamath bhat pai das dutta ghosh bose banerjee mukherjee chatterjee sen roy chakraborty mishra pandey tiwari dubey
  shukla tripathi dwivedi chaturvedi yadav chauhan rathore rajput thakur jain agarwal aggarwal bansal goyal mittal garg
  kapoor khanna malhotra chopra arora bhatia sethi gill sidhu dhillon kaur ansari siddiqui qureshi shaikh sheikh syed
  pathan fernandes dsouza pereira thomas george mathew varghese jacob`);

const festivals = words(`
  diwali deepavali dipavali holi navratri navaratri dussehra dasara durgapuja ganeshchaturthi gudipadwa ugadi pongal
  onam vishu bihu baisakhi lohri sankranti makarsankranti rakhi rakshabandhan janmashtami ramnavami mahashivratri
  shivratri karwachauth dhanteras bhaidooj chhath chhathpuja eid eidmubarak ramzan ramadan muharram bakrid christmas
  gurpurab republicday independenceday`);

const common = words(`
  namaste namaskar namaskaram vanakkam swagat dhanyavad shukriya pyaar pyar prem ishq mohabbat dil jaan jaanu janu
  sona shona babu meri mera tera tumhara hum apna apni maa mata mummy mummi papa pappa pitaji amma appa ammi abbu nana
  nani dadi dada bhai bhaiya bhabhi didi behen beta beti bachcha dost dosti yaar yaara zindagi jindagi duniya khushi
  sapna chand tara sitara suraj raat subah paani chai samosa biryani mango aam kela masala paneer roti dal dosa idli
  ghar gaon desh watan azaadi azad swaraj sachai satya shanti kismat nasib paisa rupee rupaya rupees lakh crore crorepati
  bank hdfc icici sbi axis kotak zerodha groww kuvera nifty sensex sebi amfi sip mutualfund mutualfunds portfolio invest
  investor investment trading stockmarket sharemarket money tata reliance jio airtel aadhaar aadhar pancard upi paytm
  gpay phonepe flipkart google facebook instagram whatsapp gmail computer laptop mobile samsung nokia admin login user
  guest default welcome changeme secret access master system server test testing demo student school college engineer
  doctor bollywood hindi marathi gujarati bengali punjabi telugu kannada malayalam urdu sanskrit desi dabangg sholay
  bahubali mogambo gabbar hero king queen raja rani prince princess tiger lion sher lucky happy sweet sweety cute angel
  rockstar champion winner killer`);

const phrases = `
  jai shree ram/jai shri ram/jai sri ram/jai siya ram/ram ram/sita ram/jai hanuman/jai bajrang bali/jai mata di/
  jai maa durga/jai maa kali/jai ambe/om namah shivaya/om namah shivay/om nama shivaya/om namo narayanaya/om sai ram/
  sai ram/jai sai ram/har har mahadev/jai mahakal/bam bam bhole/jai bholenath/hare krishna/hare rama/hare ram/
  radhe radhe/radhe krishna/radha krishna/jai shree krishna/jai shri krishna/jai ganesh/shree ganesh/
  ganpati bappa morya/ganpati bappa/jai jagannath/jai balaji/govinda govinda/vel muruga/swamiye saranam ayyappa/
  waheguru ji/sat sri akal/satnam waheguru/allah hu akbar/allahu akbar/ya allah/khuda hafiz/praise the lord/jai jesus/
  jai jinendra/buddham sharanam/jai bhim/jai hind/vande mataram/bharat mata ki jai/bharat mata/jai bharat/jai maharashtra/
  jai gujarat/mera bharat mahan/mera bharat/proud indian/i love india/love india/i love you/i love my india/i love u/
  i love mom/i love maa/love you/love u/i miss you/my love/my life/my family/my password/meri jaan/mere papa/meri maa/
  maa papa/mummy papa/mom dad/all is well/aal izz well/kuch kuch hota hai/dil se/chak de india/chak de/acche din/
  no password/good morning/thank you/open sesame/let me in/trust no one/who are you/mutual fund/share market/sip fund/
  rcb rcb/ee sala cup namde/whistle podu/msd 7`
  .split("/")
  .map((phrase) => phrase.trim().split(/\s+/));

const joined = (separators: readonly string[]): string[] =>
  separators.flatMap((separator) => phrases.map((parts) => parts.join(separator)));

export const indianWords: Readonly<Record<string, string[]>> = {
  gods,
  places,
  people,
  names,
  surnames,
  festivals,
  common,
  phrases: joined(["", " "]),
  "phrases with separators": joined(["-", "_", ".", "@"]),
};
