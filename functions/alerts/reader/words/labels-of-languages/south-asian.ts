import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of Hindi, Thai, Vietnamese, and Indonesian and Malay together. */

export const hindi: LabelsOfLanguage = {
  brand: 'निर्माता | ब्रांड | कंपनी | मेक | निर्माता कंपनी',
  model: 'मॉडल | मॉडल नंबर | मॉडल संख्या',
  machine: 'मशीन | वाहन | उपकरण',
  serial: `
    चेसिस नंबर | चेसिस संख्या | चेसिस | सीरियल नंबर | सीरियल संख्या | क्रम संख्या | क्रमांक | सीरियल |
    सीरियल नं | चेसिस नं
  `,
  unit: `
    मशीन नंबर | मशीन संख्या | यूनिट नंबर | वाहन संख्या | वाहन नंबर | बेड़ा संख्या | मशीन का नाम |
    फ्लीट नंबर | संपत्ति संख्या | एसेट नंबर | मशीन आईडी
  `,
  hours: `
    घंटा मीटर | कार्य घंटे | इंजन घंटे | घंटे | मशीन घंटे | ऑवर मीटर | कुल घंटे | चालन घंटे | आवर मीटर |
    एचएमआर | परिचालन घंटे | संचालन घंटे | मीटर रीडिंग | मीटर | चालू घंटे | कार्य के घंटे | काम के घंटे |
    घंटा मीटर रीडिंग
  `,
  location: `
    स्थान | लोकेशन | जगह | साइट | स्थिति | वर्तमान स्थान | कार्यस्थल | मशीन का स्थान | अंतिम स्थान |
    स्थिति स्थान | निर्देशांक | कार्य स्थल | साइट का स्थान | वाहन का स्थान
  `,
  lat: 'अक्षांश',
  long: 'देशांतर | देशान्तर',
  address: 'पता | सड़क | साइट का पता | गली',
  city: 'शहर | नगर | ज़िला | तहसील',
  state: 'राज्य | जिला | प्रदेश | प्रांत',
  code: 'त्रुटि कोड | फॉल्ट कोड | दोष कोड | खराबी कोड | कोड | एरर कोड | अलार्म कोड',
  fault: 'त्रुटि | दोष | खराबी | फॉल्ट | अलार्म | अलर्ट | समस्या',
  description: 'विवरण | संदेश | अर्थ | खराबी का विवरण | त्रुटि विवरण',
  severity: `
    गंभीरता | प्राथमिकता | स्तर | गंभीरता स्तर | चेतावनी स्तर | श्रेणी | तात्कालिकता | अलार्म स्तर |
    खतरे का स्तर | गंभीरता का स्तर | प्राथमिकता स्तर | महत्व | वर्ग | अत्यावश्यकता | दोष की गंभीरता
  `,
  time: 'समय | दिनांक और समय | तारीख और समय | दिनांक समय | घटना का समय | पता चला',
  date: 'दिनांक | तारीख | तिथि',
  ignored: `
    इंजन नंबर | आइडल घंटे | निष्क्रिय घंटे | डीलर | सेवा केंद्र | फोन | फ़ोन | संपर्क | ऑपरेटर | चालक |
    ग्राहक | भेजा गया | ईंधन | निर्माण वर्ष | टिप्पणी | अनुबंध
  `,
};

export const thai: LabelsOfLanguage = {
  brand: 'ยี่ห้อ | ผู้ผลิต | แบรนด์ | ยี่ห้อรถ',
  model: 'รุ่น | รุ่นรถ | โมเดล | รุ่นเครื่องจักร',
  machine: 'เครื่องจักร | รถ | อุปกรณ์',
  serial: `
    หมายเลขตัวถัง | เลขตัวถัง | หมายเลขซีเรียล | ซีเรียล | เลขซีเรียล | หมายเลขเครื่องจักร | เลขเครื่อง |
    หมายเลขแชสซี | ซีเรียลนัมเบอร์
  `,
  unit: `
    รหัสรถ | หมายเลขรถ | เบอร์รถ | รหัสเครื่องจักร | ชื่อเครื่องจักร | ชื่อรถ | หมายเลขทรัพย์สิน |
    รหัสทรัพย์สิน
  `,
  hours: `
    ชั่วโมงการทำงาน | มิเตอร์ชั่วโมง | ชั่วโมงทำงาน | ชั่วโมงเครื่องยนต์ | ชั่วโมง | ชั่วโมงใช้งาน |
    มิเตอร์ | เลขชั่วโมง | ชั่วโมงสะสม | ชั่วโมงเครื่อง | ชั่วโมงการใช้งาน | จำนวนชั่วโมง |
    จำนวนชั่วโมงการทำงาน | เลขมิเตอร์ | มาตรวัดชั่วโมง | ชั่วโมงรวม | ชม
  `,
  location: `
    สถานที่ | ตำแหน่ง | ที่ตั้ง | ไซต์งาน | พิกัด | หน้างาน | สถานที่ทำงาน | พิกัดจีพีเอส |
    ตำแหน่งปัจจุบัน | ตำแหน่งเครื่อง | ตำแหน่งรถ | ตำแหน่งล่าสุด | ที่จอด | จุดจอด | สถานที่ปัจจุบัน |
    โลเคชั่น
  `,
  lat: 'ละติจูด | เส้นรุ้ง',
  long: 'ลองจิจูด | เส้นแวง',
  address: 'ที่อยู่ | ถนน | ที่อยู่หน้างาน',
  city: 'เมือง | อำเภอ | เขต | อำเภอเมือง | เขตอำเภอ',
  state: 'จังหวัด | ภาค',
  code: `
    รหัสข้อผิดพลาด | รหัสความผิดปกติ | รหัสขัดข้อง | รหัส | โค้ด | รหัสปัญหา | รหัสแจ้งเตือน |
    โค้ดข้อผิดพลาด
  `,
  fault: 'ข้อผิดพลาด | ความผิดปกติ | การแจ้งเตือน | อาการ | ปัญหา | แจ้งเตือน',
  description: 'รายละเอียด | คำอธิบาย | ข้อความ | ความหมาย',
  severity: `
    ความรุนแรง | ระดับ | ระดับความรุนแรง | ความสำคัญ | ลำดับความสำคัญ | ความเร่งด่วน | ระดับการเตือน |
    ระดับความสำคัญ | ระดับความเร่งด่วน | ระดับเตือน | ระดับการแจ้งเตือน | ระดับคำเตือน | ระดับอันตราย |
    ระดับความเสี่ยง | ระดับความผิดปกติ | ประเภทการเตือน | ความร้ายแรง | ระดับความร้ายแรง
  `,
  time: `
    วันที่/เวลา | วันที่ เวลา | วันที่และเวลา | วันเวลา | เวลา | เกิดเมื่อ | เวลาที่ตรวจพบ | ตรวจพบเมื่อ |
    เวลาเกิดเหตุ | เวลาที่เกิด
  `,
  date: 'วันที่',
  ignored: `
    หมายเลขเครื่องยนต์ | ชั่วโมงเดินเบา | เดินเบา | ตัวแทนจำหน่าย | ศูนย์บริการ | โทรศัพท์ | โทร |
    ผู้ติดต่อ | พนักงานขับ | ลูกค้า | ส่งเมื่อ | น้ำมัน | ปีที่ผลิต | หมายเหตุ | สถานะ | สัญญา
  `,
};

export const vietnamese: LabelsOfLanguage = {
  brand: 'hãng | hãng sản xuất | nhà sản xuất | thương hiệu | nhãn hiệu | hãng máy',
  model: 'model | mẫu | mẫu máy | dòng máy | kiểu máy | đời máy',
  machine: 'máy | thiết bị | phương tiện',
  serial:
    'số khung | số sê ri | số seri | số serial | số sêri | số máy sản xuất | số khung máy | seri | số máy',
  unit: `
    mã máy | mã tài sản | số hiệu | tên máy | mã xe | số xe | mã thiết bị | số đội xe | số nội bộ |
    biển số nội bộ | số hiệu máy
  `,
  hours: `
    giờ máy | giờ hoạt động | giờ làm việc | số giờ | số giờ máy | giờ vận hành | giờ động cơ |
    đồng hồ giờ | tổng giờ | số giờ hoạt động | tổng số giờ | tổng giờ hoạt động | số giờ làm việc |
    số giờ vận hành | giờ chạy | giờ chạy máy | số giờ chạy | chỉ số giờ | đồng hồ giờ máy |
    thời gian hoạt động
  `,
  location: `
    vị trí | địa điểm | nơi | công trường | tọa độ | vị trí hiện tại | vị trí máy | vị trí cuối |
    vị trí cuối cùng | nơi làm việc | công trình | tọa độ gps | đang ở | địa điểm làm việc |
    vị trí thiết bị
  `,
  lat: 'vĩ độ | vĩ tuyến',
  long: 'kinh độ | kinh tuyến',
  address: 'địa chỉ | đường | đường phố | số nhà | địa chỉ công trường | địa chỉ công trình',
  city: 'thành phố | thị xã | thành phố thị xã | quận huyện | thị trấn',
  state: 'tỉnh | tỉnh thành | tỉnh thành phố | khu vực | bang | vùng',
  code: 'mã lỗi | mã sự cố | mã | mã cảnh báo | mã hư hỏng | số lỗi',
  fault: 'lỗi | sự cố | cảnh báo | báo động | hư hỏng | sự kiện',
  description: 'mô tả | mô tả lỗi | nội dung | chi tiết | diễn giải | ý nghĩa',
  severity: `
    mức độ | mức | cấp độ | mức ưu tiên | ưu tiên | mức độ nghiêm trọng | độ nghiêm trọng | độ khẩn |
    mức cảnh báo | cấp | mức độ ưu tiên | mức độ cảnh báo | mức độ lỗi | mức độ khẩn cấp |
    mức nghiêm trọng | cấp độ cảnh báo | cấp độ ưu tiên | cấp độ lỗi | độ ưu tiên | tính nghiêm trọng |
    phân loại | mức độ nguy hiểm | cấp cảnh báo | mức khẩn cấp
  `,
  time: `
    thời gian | ngày giờ | thời điểm | xảy ra lúc | phát hiện lúc | lúc | giờ xảy ra | thời gian xảy ra |
    ghi nhận lúc | thời gian phát hiện
  `,
  date: 'ngày',
  ignored: `
    số động cơ | số máy động cơ | giờ không tải | giờ chạy không tải | quãng đường | đại lý | dịch vụ |
    điện thoại | liên hệ | người vận hành | tài xế | khách hàng | gửi lúc | nhiên liệu | năm sản xuất |
    ghi chú | trạng thái | hợp đồng
  `,
};

export const indonesianAndMalay: LabelsOfLanguage = {
  brand: 'merek | merk | pabrikan | produsen | pembuat | pengeluar | jenama | buatan',
  model: 'model | tipe unit | tipe alat | model alat | jenis model',
  machine: 'alat | alat berat | unit alat | mesin | jentera | kendaraan',
  serial: `
    nomor rangka | no rangka | nomor seri | no seri | no siri | nombor siri | nombor casis | no casis |
    nomor sasis | nomor chasis | sn alat | nomor seri unit | nomor seri alat | no seri unit |
    no seri alat | nomor seri mesin
  `,
  unit: `
    c/n | code number | no lambung | nomor lambung | kode unit | kode alat | nomor alat | no alat | no aset | nomor aset |
    nombor aset | nama unit | nama alat | kode lambung | nombor unit | no unit | nomor unit | id unit
  `,
  hours: `
    jam kerja | jam operasi | jam mesin | jam kerja unit | hm | hour meter | jam operasional |
    meter jam | jam engine | bacaan meter | jam kerja mesin | jam pakai | total jam |
    pembacaan hour meter | pembacaan meter | jam enjin | jumlah jam | jam mesin total | total jam kerja |
    total jam operasi | hm unit | jam penggunaan | bacaan meter jam | bacaan jam | angka hm
  `,
  location: `
    lokasi | posisi | lokasi kerja | lokasi unit | tempat | kedudukan | tapak | koordinat |
    posisi terakhir | lokasi terakhir | area kerja | posisi unit | lokasi alat | lokasi saat ini |
    posisi saat ini | titik koordinat | koordinat gps | letak | site kerja | lokasi proyek |
    lokasi mesin | tapak kerja | lokasi semasa | lokasi jentera
  `,
  lat: 'garis lintang',
  long: 'garis bujur',
  address: 'alamat | jalan | alamat lokasi | alamat proyek | alamat site | alamat tapak',
  city: 'kota | bandar | kabupaten | kabupaten kota | kota kabupaten | kecamatan | bandaraya | daerah | pekan',
  state: 'provinsi | negeri | propinsi | wilayah',
  code: `
    kode kerusakan | kode kesalahan | kode error | kode gangguan | kode alarm | kode | kod ralat |
    kod kerosakan | kod | kode masalah | kode fault | kode trouble
  `,
  fault: `
    kerusakan | gangguan | kesalahan | masalah | ralat | kerosakan | peringatan | alarm | kejadian |
    amaran
  `,
  description: `
    keterangan | deskripsi | uraian | penjelasan | pesan | mesej | penerangan | maklumat |
    keterangan kerusakan
  `,
  severity: `
    tingkat keparahan | keparahan | tingkat | prioritas | level | tingkat bahaya | keterukan | tahap |
    keutamaan | tingkat prioritas | urgensi | tahap keterukan | level alarm | tingkat urgensi |
    tingkat keseriusan | tingkat peringatan | tingkat alarm | tingkat kepentingan | tingkat kekritisan |
    keseriusan | kategori | level peringatan | level bahaya | tahap keutamaan | tahap amaran |
    tahap keseriusan | kepentingan | klasifikasi | kekritisan | tingkatan | derajat
  `,
  time: `
    waktu | waktu kejadian | tanggal dan waktu | tanggal waktu | tanggal jam | terjadi pada |
    kejadian pada | terdeteksi pada | terdeteksi | masa | tarikh dan masa | tarikh masa | masa kejadian |
    waktu terjadi | waktu deteksi | dikesan pada
  `,
  date: 'tanggal | tarikh | tgl',
  ignored: `
    nomor mesin | no mesin | nombor enjin | jam idle | odometer | dealer | bengkel | telepon | telefon |
    kontak | operator | sopir | pelanggan | penyewa | dikirim | dikirim pada | dihantar | bahan bakar |
    tahun | tahun pembuatan | catatan | status | kontrak
  `,
};
