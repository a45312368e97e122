extension NameStyle {
  /// A family name of one syllable and a given name of two.
  static let korean = NameStyle(
    family: """
      김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍 유 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 민 진
      지 엄 채 원 천 방 공 현 함 변 염 여 추 도 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 남궁 황보 제갈
      """,
    given: """
      민 서 지 현 준 우 예 은 수 도 하 윤 시 주 연 건 승 유 채 원 재 성 진 영 호 정 혜 미 경 숙 희 순 자 옥 선 아 나 라 소
      태 동 상 종 병 철 훈 석 규 기 창 광 대 용 형 인 한 보 다 솔 빈 율 후 환 찬 혁 욱 웅 권 범 림 란 령 람 봄 별 샘 슬 온
      """,
    patterns: ["FGG", "FGG", "FGG", "FGG", "F GG", "FG"])
}
